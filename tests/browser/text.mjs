// The text view, used by roles and names only, as by a screen reader.
import { expect } from './lib.mjs';

export const fragmentOf = (game, more = {}) => `#${encodeURIComponent(JSON.stringify({ game, version: 1, ...more }))}`;

// Without WebGL 2, as a browser that has it switched off.
export const withoutGraphics = (page) => page.addInitScript(() => {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
    return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...more);
  };
});

export class Words {
  constructor(table) {
    this.table = table;
    this.page = table.page;
    this.region = this.page.getByRole('region', { name: 'Text view' });
  }
  async open(path = '') {
    await this.table.open(path);
    await expect(this.region.getByRole('heading', { level: 2 })).toBeAttached();
  }
  question() { return this.region.getByRole('heading', { level: 2 }); }
  grid() { return this.region.getByRole('grid').first(); }
  // A cell's label is its name, then its content.
  cell(name) { return this.grid().getByRole('gridcell', { name: new RegExp(`^${name}( |$)`) }); }
  button(name) { return this.region.getByRole('button', { name, exact: typeof name === 'string' }); }
  move() { return this.region.getByRole('textbox', { name: /Write a move/ }); }
  async plays(...moves) {
    for (const move of moves) {
      await this.move().fill(move);
      await this.move().press('Enter');
      await expect(this.move()).toHaveValue('');
    }
  }
  record() { return this.page.evaluate(() => window.sightlines.record()); }
  moves() { return this.record().then(({ moves }) => moves ?? []); }
}
