import { useEffect, useRef } from 'preact/hooks';
import { fort, fortIds, gun, gunIds, type FortFacts, type FortGun, type Gun } from '../../ships/index.ts';
import { FORTS_ADDRESS } from '../library/address.ts';
import { SIDE_NAME } from '../words.ts';
import { Flag } from './flag.tsx';
import { Facts, Worth } from './shipSheet.tsx';
import { t } from '../../core/language.ts';

const measure = (value: number | null, unit: string): string => (value === null ? '–' : `${value} ${unit}`);

const GunRow = ({ piece }: { piece: Gun }) => (
  <tr>
    <th scope="row">{piece.name}</th>
    <td>{piece.kind}</td>
    <td>{measure(piece.calibreIn, 'in')}</td>
    <td>{measure(piece.shotLb, 'lb')}</td>
    <td>
      {piece.notes}
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
        <table class="shipTable">
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

const FORT_MOUNT: Readonly<Record<FortGun['mount'], string>> = {
  barbette: t`over the parapet`,
  embrasure: 'embrasure',
  casemate: 'casemate',
  mortar_bed: t`mortar bed`,
};

const fortGun = (entry: FortGun): string =>
  [
    `${entry.count} × ${gun(entry.gun).name}, ${entry.face}, ${FORT_MOUNT[entry.mount]}`,
    ...(entry.unusable ? [t`could not be fired`] : []),
    ...(entry.note === undefined ? [] : [entry.note]),
  ].join('; ');

const FortCard = ({ work, chosen }: { work: FortFacts; chosen: boolean }) => {
  const card = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (chosen) card.current?.scrollIntoView({ block: 'start' });
  }, [chosen]);
  return (
    <details ref={card} class="shipFort" open={chosen}>
      <summary>
        <Flag side={work.side} /> <b>{work.name}</b>{' '}
        <span class="small">
          {SIDE_NAME[work.side]}, {work.place}, {work.year}
        </span>
      </summary>
      <Facts
        facts={[
          { label: t`Built of`, value: work.construction },
          { label: t`Commander`, value: work.commander },
          { label: t`Garrison`, value: t`${work.garrison} men` },
          { label: t`Front`, value: t`${work.faceLengthFt} ft` },
          { label: t`Guns above the water`, value: t`${work.elevationFt} ft` },
        ]}
      />
      <ul aria-label={t`Guns`}>
        {work.guns.map((entry, index) => (
          <li key={index}>{fortGun(entry)}</li>
        ))}
      </ul>
      {work.notes !== '' && <p>{work.notes}</p>}
      <Worth record={work} />
    </details>
  );
};

/** Every fort and battery of the catalogue; the one asked for stands open. */
export const FortShelf = ({ id }: { id: string | null }) => (
  <article class="card shipSheet" data-testid="fort-shelf" aria-labelledby="ship-name">
    <h2 id="ship-name" tabIndex={-1}>
      {t`Forts and batteries`}
    </h2>
    {id !== null && <a href={FORTS_ADDRESS}>{t`All forts`}</a>}
    {(id === null ? fortIds : [id]).map(fort).map(work => (
      <FortCard key={work.id} work={work} chosen={work.id === id} />
    ))}
  </article>
);
