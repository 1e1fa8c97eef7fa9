// A GLFW window, used only for its WebGL 2 context. Size and input are not left to it: Emscripten's GLFW fixes the
// canvas size in pixels, presses before it moves on touch screens, and keeps Tab and Backspace from the browser.
#include "platform/browser/window.h"

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>
#include <emscripten.h>

// clang-format off
EM_JS_DEPS(window, "$GLFW");
EM_JS(void, take_off_glfw_listeners, (), {
    const canvas = Module['canvas'];
    for (const [type, listener] of Object.entries({
        'keydown': GLFW.onKeydown, 'keypress': GLFW.onKeyPress, 'keyup': GLFW.onKeyup, 'blur': GLFW.onBlur,
        'gamepadconnected': GLFW.onGamepadConnected, 'gamepaddisconnected': GLFW.onGamepadDisconnected }))
        window.removeEventListener(type, listener, true);
    for (const [type, listener] of Object.entries({
        'touchstart': GLFW.onMouseButtonDown, 'touchmove': GLFW.onMousemove, 'touchend': GLFW.onMouseButtonUp,
        'touchcancel': GLFW.onMouseButtonUp, 'mousemove': GLFW.onMousemove, 'mousedown': GLFW.onMouseButtonDown,
        'mouseup': GLFW.onMouseButtonUp, 'wheel': GLFW.onMouseWheel, 'mousewheel': GLFW.onMouseWheel,
        'mouseenter': GLFW.onMouseenter, 'mouseleave': GLFW.onMouseleave, 'drop': GLFW.onDrop,
        'dragover': GLFW.onDragover }))
        canvas.removeEventListener(type, listener, true);
    GLFW.devicePixelRatioMQL?.removeEventListener('change', GLFW.onDevicePixelRatioChange);
    canvas.style.removeProperty('width');
    canvas.style.removeProperty('height');
});
// clang-format on

namespace sightlines::platform {

bool create_window() {
    if (!glfwInit()) return false;
    glfwWindowHint(GLFW_CLIENT_API, GLFW_OPENGL_ES_API);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_ALPHA_BITS, 0);
    glfwWindowHint(GLFW_DEPTH_BITS, 0);
    glfwWindowHint(GLFW_STENCIL_BITS, 0);
    GLFWwindow* window = glfwCreateWindow(1, 1, "Sightlines", nullptr, nullptr);
    take_off_glfw_listeners();
    if (!window) return false;
    glfwMakeContextCurrent(window);
    return true;
}

}  // namespace sightlines::platform
