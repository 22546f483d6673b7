import { describe, expect, it } from 'vitest';
import { profileSvg } from '../../../src/app/ships/profile/index.ts';
import { sheetOf } from '../../../src/app/ships/profile/sheets.ts';
import { planFor } from '../../../src/app/ships/shipArt.ts';
import { atHand } from '../../../src/app/ships/atHand.ts';
import { readAddress } from '../../../src/app/ships/address.ts';
import type { KeptShip } from '../../../src/app/ships/yard/shelf.ts';
import { Yard } from '../../../src/app/ships/yard/yard.ts';
import { VESSEL_TYPES, PROPULSIONS } from '../../../src/core/vessels.ts';
import { readVesselsText, vesselsText } from '../../../src/scenario/ownVessels.ts';
import { vesselFaults } from '../../../src/ships/faults.ts';
import { findGun, vessel, vesselIds, type Vessel } from '../../../src/ships/index.ts';
import { redriven, refitted } from '../../../src/ships/refit.ts';
import { homemade } from '../../helpers/homemade.ts';

/** A yard that keeps its ships in a list. */
const yardWith = (kept: KeptShip[] = []) => {
  let ids = 0;
  const yard = new Yard({
    shelf: {
      list: () => Promise.resolve([...kept]),
      keep: ship => {
        const at = kept.findIndex(({ id }) => id === ship.id);
        if (at >= 0) kept[at] = ship;
        else kept.push(ship);
        return Promise.resolve();
      },
      remove: id => {
        kept.splice(
          kept.findIndex(each => each.id === id),
          1,
        );
        return Promise.resolve();
      },
    },
    newId: () => `new-${(ids += 1)}`,
    now: () => '2026-11-23T00:00:00.000Z',
  });
  return { yard, kept };
};

describe('the shipwright', () => {
  it('lays down a ship like another, and keeps her from the first change on', () => {
    const { yard, kept } = yardWith();
    yard.layDown(vessel('uss_cairo'));
    expect(kept).toEqual([]);
    yard.change({ knots: 11 });
    expect(kept).toMatchObject([{ id: 'own_new1', name: 'USS Cairo', ship: { knots: 11, tons: 512, sources: [] } }]);
    expect(yard.sound.value).toMatchObject({ knots: 11 });
  });

  it('begins a plain ship anew, which is sound as she is', () => {
    const { yard } = yardWith();
    yard.layDown();
    yard.change({});
    expect(yard.problems.value).toEqual([]);
    expect(yard.ships.value).toHaveLength(1);
  });

  it('says of a wrong figure what is possible, and keeps what was sound last', () => {
    const { yard, kept } = yardWith();
    yard.layDown(vessel('uss_cairo'));
    yard.change({ knots: 11 });
    yard.change({ tons: 1e9 });
    expect(yard.problems.value).toEqual([{ path: 'tons', message: 'expected tons from 1 to 10000, found 1000000000' }]);
    yard.change({ tons: 9000 });
    expect(yard.problems.value).toEqual([
      { path: 'tons', message: 'expected 154 to 1536 tons for a hull of 175 by 51.2 by 6 feet, found 9000' },
    ]);
    yard.change({ tons: undefined });
    expect(yard.problems.value[0]?.message).toContain('the key "tons" is missing');
    expect(kept[0]?.ship).toMatchObject({ tons: 512, knots: 11 });
    yard.change({ tons: 700 });
    expect(yard.problems.value).toEqual([]);
    expect(kept[0]?.ship.tons).toBe(700);
  });

  it('takes ships from a file with names and ids of their own, and refuses what is none in one sentence', () => {
    const { yard } = yardWith();
    const text = vesselsText([vessel('uss_cairo')]).replace('"uss_cairo"', '"elsewhere"');
    expect(yard.take(readVesselsText(text))).toBeNull();
    expect(yard.take(readVesselsText(text))).toBeNull();
    expect(yard.ships.value.map(({ name }) => name)).toEqual(['USS Cairo', 'USS Cairo 2']);
    expect(new Set(yard.ships.value.map(({ id }) => id)).size).toBe(2);
    expect(yard.take(readVesselsText('{"vessels": [{"id": "x", "like": "uss_ciaro"}]}'))).toBe(
      'This file has no ships: vessels[0].like: expected a vessel of the catalogue, found "uss_ciaro" (nearest known name "uss_cairo"?).',
    );
    expect(yard.take(readVesselsText('<b>'))).toMatch(/^This file has no ships: line 1, column 1: this is not JSON/);
  });

  it('a file that is written is read as the same ships', () => {
    const ships = ['uss_cairo', 'uss_monitor', 'fire_raft'].map(id => ({ ...vessel(id), id: `own_${id}` }));
    expect(readVesselsText(vesselsText(ships))).toEqual({ ok: true, vessels: ships });
  });

  it('scraps a ship, also the one on the stocks', async () => {
    const { yard, kept } = yardWith();
    yard.layDown();
    yard.change({ knots: 8 });
    await yard.remove('own_new1');
    expect([kept, yard.draft.value]).toEqual([[], null]);
  });

  it('knows what goes with another type or another engine', () => {
    for (const id of vesselIds) {
      const ship = vessel(id);
      const crewed = { ...ship, complement: Math.max(1, ship.complement) };
      for (const type of VESSEL_TYPES)
        expect([id, type, vesselFaults(refitted(crewed, type), findGun)]).toEqual([id, type, []]);
      for (const way of PROPULSIONS)
        expect([id, way, vesselFaults(redriven(ship, way), findGun)]).toEqual([id, way, []]);
    }
  });
});

describe('a ship of one’s own is drawn from her facts', () => {
  const { shipClass: _, ...plain } = { ...vessel('css_arkansas'), id: 'own_ironclad' };
  const partsOf = (ship: Vessel, is: string) => sheetOf(ship).parts.filter(part => part.is === is);
  const armed = (count: number): Vessel => ({
    ...plain,
    guns: [{ gun: 'sb9', count, mount: 'casemate', bears: ['starboard'] }],
  });

  it('ports, bow, length and draught', () => {
    expect(partsOf(armed(2), 'casemate')).toMatchObject([{ ports: 2 }]);
    expect(partsOf(armed(5), 'casemate')).toMatchObject([{ ports: 5 }]);
    expect([sheetOf({ ...plain, ram: true }).bow, sheetOf({ ...plain, ram: false }).bow]).toEqual(['ram', 'spoon']);
    expect(profileSvg({ ...plain, lengthFt: 120 })).not.toBe(profileSvg(plain));
    expect(profileSvg({ ...plain, draughtFt: 5 })).not.toBe(profileSvg(plain));
    expect(partsOf(refitted(plain, 'double_turret_monitor'), 'turret')).toHaveLength(2);
  });

  it('and her plan by what she has become', () => {
    expect(planFor(refitted(vessel('uss_cairo'), 'double_turret_monitor'))).toBe('double-turret-monitor');
    expect(planFor(refitted(vessel('uss_passaic'), 'tinclad'))).toBe('tinclad');
  });
});

describe('ships at hand', () => {
  const { scenario } = homemade();
  const own = { ...vessel('uss_cairo'), id: 'own_cairo', name: 'Mine' };
  const known = atHand(scenario, [own, { ...own, id: 'css_phantom', name: 'Another phantom' }]);

  it('are those of the battle, of the yard and of the catalogue, the battle first', () => {
    expect(known.ships.slice(0, 3).map(({ name }) => name)).toEqual(['USS Novelty', 'CSS Phantom', 'Mine']);
    expect(known.ships).toHaveLength(vesselIds.length + 3);
    expect(known.ship('css_phantom')?.name).toBe('CSS Phantom');
    expect(known.origin(known.ships[0]!)).toBe('battle');
    expect(known.origin(own)).toBe('yard');
    expect(known.origin(vessel('uss_cairo'))).toBeNull();
    expect(known.fort('the_redoubt')?.name).toBe('The Redoubt');
  });

  it('have addresses in the library', () => {
    expect(readAddress('#ships/css_phantom+own_cairo', known)).toEqual({
      what: 'ships',
      ids: ['css_phantom', 'own_cairo'],
    });
    expect(readAddress('#ships/the_redoubt', known)).toEqual({ what: 'forts', id: 'the_redoubt' });
    expect(readAddress('#ships/yard', known)).toEqual({ what: 'yard' });
    expect(readAddress('#ships/css_phantom', atHand(undefined, []))).toMatchObject({ what: 'unknown' });
  });
});
