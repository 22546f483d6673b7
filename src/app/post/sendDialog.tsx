import { useEffect, useState } from 'preact/hooks';
import { packed } from '../../post/pack.ts';
import { fileOf } from '../../post/page.ts';
import type { Standing } from '../../post/standing.ts';
import { download, fileName } from '../files/download.ts';
import { CopyLine } from '../making/copyLine.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { addressFor } from './address.ts';
import { ByPost } from './byPost.tsx';
import { t } from '../../languages/language.ts';

/** The link that holds the whole game; null where it is too long for one, undefined while it is worked out. */
const useLink = (now: Standing): string | null | undefined => {
  const [link, setLink] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    void addressFor(packed(fileOf(now))).then(address =>
      setLink(address === null ? null : `${location.href.replace(/#.*$/s, '')}${address}`),
    );
  }, [now]);
  return link;
};

const save = (now: Standing): void => {
  const { name } = now.heading;
  const number = String(now.journal.length).padStart(3, '0');
  download(fileName(`${name} ${number}`, 'post.json'), JSON.stringify(fileOf(now)), 'application/json');
};

/** Ways to send a game by post: a link, or a file. */
export const SendWays = ({ now }: { now: Standing }) => {
  const link = useLink(now);
  return (
    <div class="sendWays">
      {link === null && <p class="small">{t`This game has grown too long for a link. Send the file.`}</p>}
      {typeof link === 'string' && <CopyLine label={t`Link`} text={link} words={t`Copy the link`} sends />}
      <div class="shareFile">
        <button type="button" class="second" data-testid="save-post" onClick={() => save(now)}>
          {t`Save as a file`}
        </button>
        <p class="small">{t`It opens on the first page with “Load a saved game”.`}</p>
      </div>
    </div>
  );
};

interface SendDialogProps {
  now: Standing;
  opponent: string;
  onClose: () => void;
}

export const SendDialog = ({ now, opponent, onClose }: SendDialogProps) => (
  <Dialog title={t`Send to ${opponent}`} onClose={onClose} class="sendDialog">
    <p>{t`Link and file both hold the game so far. Send either by mail or message, and wait for what comes back.`}</p>
    <SendWays now={now} />
    <ByPost now={now} />
    <p class="small">
      {t`Your own part of the dice to come, and what you have sealed, stay in this browser. Without its storage the game cannot go on.`}
    </p>
  </Dialog>
);
