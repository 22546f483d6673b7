import type { Plugin, Rolldown } from 'vite';

interface Parcel {
  name: string;
  /** What it brings, with all that this imports and an earlier parcel has not brought. */
  brings: RegExp;
  /** How soon it is asked for after the page's own head; never before somebody wants it where this is missing. */
  soon?: 'high' | 'low';
  /** Named in the head, and asked for when a game is laid on the table, before anything of it is drawn. */
  later?: true;
}

/** What the way from the address to the first battle is cut into: a few large files, since each costs a browser a turn of its own. */
const PARCELS: readonly Parcel[] = [
  { name: 'phaser', brings: /[\\/]node_modules[\\/]phaser[\\/]/, later: true },
  // Not with main.tsx, which waits for the page: the page would wait for it in turn.
  { name: 'language', brings: /[\\/]src[\\/]app[\\/]settings[\\/]languages\.ts$/ },
  { name: 'page', brings: /[\\/]src[\\/]app[\\/]page\.tsx$/, soon: 'high' },
  { name: 'room', brings: /[\\/]src[\\/]app[\\/]app\.tsx$/, soon: 'low' },
  // The first page paints small charts: they must not bring the board and Phaser with them.
  { name: 'chart', brings: /[\\/]src[\\/]app[\\/]chartPainter[\\/]index\.ts$/ },
  { name: 'board', brings: /[\\/]src[\\/]app[\\/]board[\\/]index\.ts$/ },
];

/** For the bundler: the first of two that both bring a module gets it. */
export const parcelGroups = PARCELS.map(({ name, brings }, place) => ({
  name,
  test: brings,
  priority: PARCELS.length - place,
}));

const chunksWith = (bundle: Rolldown.OutputBundle, brings: RegExp): Rolldown.OutputChunk[] =>
  Object.values(bundle)
    .filter(file => file.type === 'chunk')
    .filter(({ moduleIds }) => moduleIds.some(id => brings.test(id)));

/** Names the first parcels in the page's head, and the first page's styles: they are fetched side by side, and run when they are wanted. */
export const fetchedSoon = (): Plugin => ({
  name: 'brownwater:fetched-soon',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle, filename }) {
      if (!bundle || !filename.endsWith('index.html')) return [];
      const later = PARCELS.flatMap(parcel => (parcel.later ? chunksWith(bundle, parcel.brings) : [])).map(
        // Says nothing to a browser until the page makes a preload of it.
        ({ fileName }) => ({
          tag: 'link',
          injectTo: 'head' as const,
          attrs: { rel: 'later', crossorigin: true, href: `./${fileName}` },
        }),
      );
      const soon = PARCELS.flatMap(({ brings, soon }) =>
        (soon ? chunksWith(bundle, brings) : []).flatMap(({ fileName, viteMetadata }) => {
          const styles = [...(viteMetadata?.importedCss ?? [])];
          const asStyle =
            soon === 'high' ? { rel: 'stylesheet' } : { rel: 'preload', as: 'style', fetchpriority: soon };
          return [
            { rel: 'modulepreload', fetchpriority: soon, href: `./${fileName}` },
            ...styles.map(file => ({ ...asStyle, href: `./${file}` })),
          ].map(attrs => ({ tag: 'link', attrs: { crossorigin: true, ...attrs } }));
        }),
      );
      return [...soon, ...later];
    },
  },
});
