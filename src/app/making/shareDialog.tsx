import './making.css';
import type { RuleSet } from '../../system/ruleset.ts';
import type { Battle } from '../../trials/library.ts';
import { download, fileName } from '../files/download.ts';
import { Dialog } from '../ui/dialog.tsx';
import { battleAddress } from './battleLink.ts';
import { codeOf } from './made.ts';
import { CopyLine } from './copyLine.tsx';
import { t, told } from '../../languages/language.ts';

/** The link that opens a battle anywhere; null where it travels as a file only. */
const linkOf = (battle: Battle, rules: RuleSet): string | null => {
  const word = battle.shipped ? battle.scenario.id : codeOf(battle);
  return word === null ? null : `${location.href.replace(/#.*$/s, '')}${battleAddress(word, rules)}`;
};

const saveFile = ({ scenario, source }: Battle): void =>
  download(
    fileName(scenario.title, 'battle.json'),
    `${JSON.stringify(source, null, 2)}
`,
    'application/json',
  );

interface ShareDialogProps {
  battle: Battle;
  rules: RuleSet;
  onClose: () => void;
}

/** Ways to hand a battle on: a link, or a file that opens with “Open a battle of your own”. */
export const ShareDialog = ({ battle, rules, onClose }: ShareDialogProps) => {
  const link = linkOf(battle, rules);
  return (
    <Dialog title={t`Share this battle`} onClose={onClose}>
      {link === null ? (
        <p>{t`This battle has no link. Send it as a file.`}</p>
      ) : (
        <>
          <p>{t`The link opens “${told(battle.scenario.title)}” on any machine, ready to be played.`}</p>
          <CopyLine label={t`Link`} text={link} words={t`Copy the link`} sends />
        </>
      )}
      <div class="shareFile">
        <button type="button" class="second" onClick={() => saveFile(battle)}>
          {t`Save the battle as a file`}
        </button>
        <p class="small">{t`It opens on the first page with “Open a battle of your own”, and can be edited by hand.`}</p>
      </div>
    </Dialog>
  );
};
