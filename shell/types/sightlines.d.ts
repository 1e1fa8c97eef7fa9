// The glue that Emscripten writes around the module, sightlines.js: web/CMakeLists.txt says what it exports.
export {};

declare global {
  type InstantiateWasm = (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => object;

  interface SightlinesModule extends ModuleExports {
    readonly HEAPU8: Uint8Array;
    callMain(): number;
    ccall(name: string, result: 'string', types?: ('number' | 'string')[], values?: (number | string)[]): string;
    ccall(name: string, result: 'number', types?: ('number' | 'string')[], values?: (number | string)[]): number;
    ccall(name: string, result: null, types?: ('number' | 'string')[], values?: (number | string)[]): void;
    _malloc(size: number): number;
    _free(at: number): void;
  }
}

declare function createSightlines(options: {
  canvas: HTMLCanvasElement;
  page: Partial<Page>;
  instantiateWasm: InstantiateWasm;
}): Promise<SightlinesModule>;
export default createSightlines;
