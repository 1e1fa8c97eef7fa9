// Stands for ImGui::EndTable, which nothing on the page calls: 15 kB of code that would be linked all the same.
extern "C" void __wrap__ZN5ImGui8EndTableEv();
extern "C" void __wrap__ZN5ImGui8EndTableEv() {}
