import type { Standing } from '../../post/standing.ts';

/** What the options of a game mean for whoever plays it by post. */
export const ByPost = ({ now: { match, heading } }: { now: Pick<Standing, 'match' | 'heading'> }) =>
  match.rules.optionSpecs.map(
    ({ id, byPost }) =>
      byPost !== undefined &&
      heading.options[id] && (
        <p key={id} class="small" data-testid={`by-post-${id}`}>
          {byPost}
        </p>
      ),
  );
