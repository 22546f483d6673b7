import { useState } from 'preact/hooks';
import { SIDES } from '../../core/types.ts';
import { HUMAN, type Played, type Players } from '../../trials/gameFile.ts';
import type { Viewer } from './viewer.ts';
import { SIDE_NAME } from '../ui/words.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Seat, seatsInWords } from '../setup/seats.tsx';
import { t } from '../../languages/language.ts';

interface BranchProps {
  viewer: Viewer;
  goOn: (played: Played) => void;
}

/** Who plays on unless something else is chosen: the side from whose chair the game is seen, else both at this screen. */
const seatsAt = ({ eyes, setup }: Viewer): Players => {
  const alone = SIDES.find(side => side === eyes.value);
  const seat = (side: (typeof SIDES)[number]): string =>
    alone === undefined || alone === side ? HUMAN : setup.players[side];
  return { union: seat('union'), confederate: seat('confederate') };
};

const BranchDialog = ({ viewer, goOn, close }: BranchProps & { close: () => void }) => {
  const [players, choose] = useState(seatsAt(viewer));
  const { setup, ...played } = viewer.playedSoFar;
  return (
    <Dialog title={t`Play on from turn ${viewer.view.value.turn}`} onClose={close}>
      <form
        class="seats"
        onSubmit={event => {
          event.preventDefault();
          goOn({ ...played, setup: { ...setup, players } });
        }}
      >
        {SIDES.map(side => (
          <Seat
            key={side}
            side={side}
            player={players[side]}
            rules={setup.match.rules}
            onChange={player => choose({ ...players, [side]: player })}
          />
        ))}
        <p class="small">{t`${seatsInWords(players)} This becomes a game of its own; the one you look at stays as it is.`}</p>
        <div class="dialogActions">
          <button type="button" class="second" onClick={close}>
            {t`Cancel`}
          </button>
          <button type="submit" class="primary">
            <span class="primaryLabel">{t`Play on`}</span>
          </button>
        </div>
      </form>
    </Dialog>
  );
};

/** Leads from the moment on the screen into a game of one's own; the seats can be chosen where nothing has to stay hidden. */
export const Branch = ({ viewer, goOn }: BranchProps) => {
  const [asks, ask] = useState(false);
  if (viewer.view.value.outcome) return null;
  const lone = viewer.chairs.length === 1 ? SIDES.find(side => side === viewer.eyes.value) : undefined;
  const begin = (): void => {
    if (lone === undefined) ask(true);
    else goOn({ ...viewer.playedSoFar, setup: { ...viewer.setup, players: seatsAt(viewer) } });
  };
  return (
    <>
      <button type="button" class="second" onClick={begin}>
        {lone === undefined ? t`Play on from here` : t`Play on as the ${SIDE_NAME[lone]}`}
      </button>
      {asks && <BranchDialog viewer={viewer} goOn={goOn} close={() => ask(false)} />}
    </>
  );
};
