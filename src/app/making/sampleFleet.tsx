import { fleetText, fleetWorth, SHIPS, USUAL, type Fleet } from '../../scenario/generate/index.ts';
import { shippedBattle } from '../files/shipped.ts';
import { Flag } from '../ui/flag.tsx';
import { count } from '../ui/words.ts';
import { Members } from './fleetEditor.tsx';
import { fleets } from './state.ts';
import { t, told } from '../../languages/language.ts';

/** A fleet that fought, for somebody who has none yet. */
export const sampleFleet = (): Fleet | null => {
  const scenario = shippedBattle('memphis')?.scenario;
  if (!scenario) return null;
  const ships = scenario.forces
    .filter(({ side }) => side === 'union')
    .map(({ vessel }) => vessel)
    .slice(0, SHIPS.most);
  const points = Math.max(USUAL.points, fleetWorth(ships));
  return { side: 'union', name: told(scenario.title), points, ships };
};

/** What a fleet is like, as long as nobody has put one together here; it can be taken and changed. */
export const SampleFleet = () => {
  const fleet = sampleFleet();
  if (!fleet) return null;
  return (
    <section class="card fleetSheet" aria-labelledby="sample-title" data-testid="sample-fleet">
      <h2 id="sample-title">
        <Flag side={fleet.side} /> {t`An example: ${fleet.name}`}
      </h2>
      <p>{t`${count(fleet.ships.length, 'ship')}, ${fleetWorth(fleet.ships)} of ${fleet.points} points`}</p>
      <Members fleet={fleet} />
      <button type="button" class="primary" onClick={() => fleets.takeText(fleetText(fleet))}>
        <span class="primaryLabel">{t`Take this fleet`}</span>
      </button>
      <p class="small">{t`Then exchange ships from the catalogue, name it, and make a battle with it.`}</p>
    </section>
  );
};
