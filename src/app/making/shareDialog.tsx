import '../styles/making.css';
import type { RuleSet } from '../../core/ruleset.ts';
import type { Battle } from '../../trials/library.ts';
import { download, fileName } from '../download.ts';
import { Dialog } from '../panels/dialog.tsx';
import { battleAddress } from './battleLink.ts';
import { codeOf } from './made.ts';
import { CopyLine } from './copyLine.tsx';

/** The link that opens a battle anywhere; null where it travels as a file only. */
const linkOf = (battle: Battle, rules: RuleSet): string | null => {
  const word = battle.shipped ? battle.scenario.id : codeOf(battle);
  return word === null ? null : `${location.href.replace(/#.*$/s, '')}${battleAddress(word, rules)}`;
};

const saveFile = ({ scenario, source }: Battle): void =>
  download(fileName(scenario.title, 'battle.json'), `${JSON.stringify(source, null, 2)}\n`, 'application/json');

interface ShareDialogProps {
  battle: Battle;
  rules: RuleSet;
  onClose: () => void;
}

/** Ways to hand a battle on: a link, or a file that opens with “Open a battle of your own”. */
export const ShareDialog = ({ battle, rules, onClose }: ShareDialogProps) => {
  const link = linkOf(battle, rules);
  return (
    <Dialog title="Share this battle" onClose={onClose}>
      {link === null ? (
        <p>This battle has no link. Send it as a file.</p>
      ) : (
        <>
          <p>The link opens “{battle.scenario.title}” on any machine, ready to be played.</p>
          <CopyLine label="Link" text={link} words="Copy the link" />
        </>
      )}
      <div class="shareFile">
        <button type="button" class="second" onClick={() => saveFile(battle)}>
          Save the battle as a file
        </button>
        <p class="small">It opens on the first page with “Open a battle of your own”, and can be edited by hand.</p>
      </div>
    </Dialog>
  );
};
