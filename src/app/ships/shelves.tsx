import { useEffect, useRef } from 'preact/hooks';
import { gun, gunIds, type FortFacts, type FortGun, type Gun } from '../../ships/index.ts';
import { FORTS_ADDRESS } from './address.ts';
import { SIDE_NAME } from '../ui/words.ts';
import { Flag } from '../ui/flag.tsx';
import { Facts, Fought, inNumbers, Worth } from './sheet.tsx';
import { FortCards } from './ratings.tsx';
import { t, told } from '../../languages/language.ts';

const inches = (value: number | null): string => (value === null ? '–' : t`${inNumbers(value)} in`);
const pounds = (value: number | null): string => (value === null ? '–' : t`${inNumbers(value)} lb`);

const KIND_NAME: Readonly<Record<Gun['kind'], string>> = {
  smoothbore: t`smoothbore`,
  rifle: t`rifle`,
  howitzer: t`howitzer`,
  mortar: t`mortar`,
  torpedo: t`torpedo`,
};

const GunRow = ({ piece }: { piece: Gun }) => (
  <tr>
    <th scope="row">{told(piece.name)}</th>
    <td>{KIND_NAME[piece.kind]}</td>
    <td>{inches(piece.calibreIn)}</td>
    <td>{pounds(piece.shotLb)}</td>
    <td>
      {told(piece.notes)}
      <details>
        <summary>{t`Sources`}</summary>
        <Worth record={piece} />
      </details>
    </td>
  </tr>
);

/** Every gun of the catalogue, the biggest bore first. */
export const GunShelf = () => {
  const guns = gunIds.map(gun).sort((one, other) => (other.calibreIn ?? 0) - (one.calibreIn ?? 0));
  return (
    <article class="card shipSheet" data-testid="gun-shelf" aria-labelledby="ship-name">
      <h2 id="ship-name" tabIndex={-1}>
        {t`Guns`}
      </h2>
      <div class="shipScroll" role="region" aria-label={t`Guns`} tabIndex={0}>
        <table class="shipTable gunTable">
          <thead>
            <tr>
              <th scope="col">{t`Gun`}</th>
              <th scope="col">{t`Kind`}</th>
              <th scope="col">{t`Bore`}</th>
              <th scope="col">{t`Shot`}</th>
              <th scope="col">{t`Notes`}</th>
            </tr>
          </thead>
          <tbody>
            {guns.map(piece => (
              <GunRow key={piece.id} piece={piece} />
            ))}
          </tbody>
        </table>
      </div>
    </article>
  );
};

const FACE_NAME: Readonly<Record<FortGun['face'], string>> = {
  front: t`front`,
  rear: t`rear`,
  left: t`left`,
  right: t`right`,
};

const MADE_OF: Readonly<Record<FortFacts['construction'], string>> = { earth: t`earth`, masonry: t`masonry` };

const FORT_MOUNT: Readonly<Record<FortGun['mount'], string>> = {
  barbette: t`over the parapet`,
  embrasure: t`embrasure`,
  casemate: t`casemate`,
  mortar_bed: t`mortar bed`,
};

const fortGun = (entry: FortGun): string =>
  [
    `${entry.count} × ${told(gun(entry.gun).name)}, ${FACE_NAME[entry.face]}, ${FORT_MOUNT[entry.mount]}`,
    ...(entry.unusable ? [t`could not be fired`] : []),
    ...(entry.note === undefined ? [] : [told(entry.note)]),
  ].join('; ');

const FortCard = ({ work, chosen }: { work: FortFacts; chosen: boolean }) => {
  const card = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (chosen) card.current?.scrollIntoView({ block: 'start' });
  }, [chosen]);
  return (
    <details ref={card} class="shipFort" open={chosen}>
      <summary>
        <Flag side={work.side} /> <b>{told(work.name)}</b>{' '}
        <span class="small">
          {[SIDE_NAME[work.side], told(work.place), String(work.year)].filter(words => words !== '').join(', ')}
        </span>
      </summary>
      <div class="shipFortCard">
        <Facts
          facts={[
            { label: t`Built of`, value: MADE_OF[work.construction] },
            ...(work.commander === '' ? [] : [{ label: t`Commander`, value: told(work.commander) }]),
            { label: t`Garrison`, value: t`${work.garrison} men` },
            { label: t`Front`, value: t`${work.faceLengthFt} ft` },
            { label: t`Guns above the water`, value: t`${work.elevationFt} ft` },
          ]}
        />
        <section>
          <h3>{t`Guns`}</h3>
          <ul class="shipFortGuns" aria-label={t`Guns`}>
            {work.guns.map((entry, index) => (
              <li key={index}>{fortGun(entry)}</li>
            ))}
          </ul>
        </section>
        {work.notes !== '' && <p class="shipNotes">{told(work.notes)}</p>}
        <Fought where={({ works }) => works.some(({ fort }) => fort === work.id)} />
        <section>
          <h3>{t`Under each set of rules`}</h3>
          <FortCards fort={work} />
        </section>
        <section>
          <h3>{t`Sources`}</h3>
          <Worth record={work} />
        </section>
      </div>
    </details>
  );
};

/** Every fort and battery there is; the one asked for stands open. */
export const FortShelf = ({ id, forts }: { id: string | null; forts: readonly FortFacts[] }) => (
  <article class="card shipSheet" data-testid="fort-shelf" aria-labelledby="ship-name">
    <h2 id="ship-name" tabIndex={-1}>
      {t`Forts and batteries`}
    </h2>
    {id !== null && <a href={FORTS_ADDRESS}>{t`All forts`}</a>}
    {forts
      .filter(work => id === null || work.id === id)
      .map(work => (
        <FortCard key={work.id} work={work} chosen={work.id === id} />
      ))}
  </article>
);
