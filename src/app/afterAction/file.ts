import reportStyle from './afterAction.css?inline';
import tokenStyle from '../ui/tokens.css?inline';
import { escaped } from '../../trials/report/html.ts';
import { policyFor } from '../../trials/report/policy.ts';
import { cssVariables } from '../settings/palette.ts';
import { languageTag } from '../../languages/language.ts';

/** The report as one page that needs nothing beside it, not even scripts. */
export const standalone = (article: Element, title: string): string => {
  const copy = article.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll('.pageOnly')) part.remove();
  const colours = Object.entries(cssVariables()).map(([name, colour]) => `${name}: ${colour};`);
  const style = `:root { ${colours.join(' ')} }
${tokenStyle}
${reportStyle}`;
  return `<!doctype html>
<html lang="${languageTag()}">
<head>
<meta charset="utf-8">
${policyFor({ style, pictures: true })}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body class="aaPage">
<main>${copy.outerHTML}</main>
</body>
</html>
`;
};
