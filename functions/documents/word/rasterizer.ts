import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { encodePng } from './png.ts';

export type Rasterize = (svg: string, width: number) => Uint8Array;

/** `#fonts` and `#raster` are npm packages in the repository, and folders beside the code in a function's bundle. */
const { resolve } = createRequire(import.meta.url);
const FONTS = ['roboto/400Regular/Roboto_400Regular.ttf', 'roboto/700Bold/Roboto_700Bold.ttf'];
const PROGRAM = 'index_bg.wasm';

const initialize = async (): Promise<Rasterize> => {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  await initWasm(readFileSync(resolve(`#raster/${PROGRAM}`)));
  const fontBuffers = FONTS.map((font) => readFileSync(resolve(`#fonts/${font}`)));
  return (svg, width) => {
    const image = new Resvg(svg, {
      fitTo: { mode: 'width', value: width },
      background: '#FFFFFF',
      font: { fontBuffers, defaultFontFamily: 'Roboto' },
    });
    const rendered = image.render();
    const png = encodePng(rendered.pixels, rendered.width, rendered.height);
    rendered.free();
    image.free();
    return png;
  };
};

let loading: Promise<Rasterize> | undefined;

/** The program is 2.5 MB, so only documents with figures load it, and once. */
export const loadRasterizer = (): Promise<Rasterize> => {
  loading ??= initialize();
  return loading;
};
