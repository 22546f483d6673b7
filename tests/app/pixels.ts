import type { Page } from 'playwright-core';

/** How many pixels of the chart have exactly that colour. */
export const painted = async (page: Page, colour: string): Promise<number> => {
  const picture = (await page.getByTestId('board').screenshot()).toString('base64');
  return page.evaluate(
    async ([address, wanted]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${address}`;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      const pixels = new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer);
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => Number.parseInt(wanted.slice(at, at + 2), 16));
      return pixels.filter(pixel => (pixel & 0xffffff) === (red | (green << 8) | (blue << 16))).length;
    },
    [picture, colour] as const,
  );
};
