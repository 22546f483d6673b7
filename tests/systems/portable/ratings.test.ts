/** What every vessel of the catalogue is worth under the portable rules (P18, P19, P35): pinned, so that no change goes unseen. */
import { describe, expect, it } from 'vitest';
import type { Force } from '../../../src/core/scenario.ts';
import { ratingOf } from '../../../src/rules/portable/setup/ratings.ts';
import { SHIP_TABLE } from '../../../src/rules/portable/tables.ts';
import { vesselIds } from '../../../src/ships/index.ts';

const rated = (vessel: string) => {
  const force: Force = {
    id: vessel,
    side: 'union',
    vessel,
    name: vessel,
    hex: 101,
    facing: 0,
    turn: 1,
    aground: false,
    anchored: false,
    steamIn: 0,
    overrides: {},
  };
  return ratingOf(force, { longBattle: false });
};

const row = (vessel: string): string => {
  const { type, armed, ram, strength, criticalPoint, canSteam } = rated(vessel);
  const move = canSteam ? SHIP_TABLE[type].move : 0;
  return `${vessel.padEnd(28)} ${type.padEnd(16)} ${armed ? 'guns' : '-   '} ${ram ? 'ram' : '-  '} ${String(strength).padStart(2)}/${criticalPoint} move ${move}`;
};

// prettier-ignore
const BY_HAND: [vessel: string, title: string, armed: boolean, ram: boolean, strength: number, critical: number, move: number][] = [
  // Memphis, 6 June 1862
  ['uss_benton',                     'Casemate Ironclad', true,  false, 12, 4, 1],
  ['uss_louisville',                 'Casemate Ironclad', true,  false, 12, 4, 1],
  ['uss_carondelet',                 'Casemate Ironclad', true,  false, 12, 4, 1],
  ['uss_cairo',                      'Casemate Ironclad', true,  false, 12, 4, 1],
  ['uss_st_louis',                   'Casemate Ironclad', true,  false, 12, 4, 1],
  ['uss_queen_of_the_west',          'Steam Gunboat',     true,  true,   4, 2, 3],
  ['uss_monarch',                    'Steam Gunboat',     false, true,   4, 2, 3],
  ['uss_lancaster',                  'Steam Gunboat',     false, true,   4, 2, 3],
  ['uss_switzerland',                'Steam Gunboat',     false, true,   4, 2, 3],
  ['css_general_beauregard',         'Steam Gunboat',     true,  true,   4, 2, 3],
  ['css_general_bragg',              'Steam Gunboat',     true,  true,   4, 2, 3],
  ['css_general_earl_van_dorn',      'Steam Gunboat',     true,  true,   4, 2, 3],
  ['css_general_m_jeff_thompson',    'Steam Gunboat',     true,  true,   4, 2, 3],
  ['css_general_sterling_price',     'Steam Gunboat',     true,  true,   4, 2, 3],
  ['css_general_sumter',             'Steam Gunboat',     true,  true,   4, 2, 3],
  ['css_colonel_lovell',             'Steam Gunboat',     true,  true,   4, 2, 3],
  ['css_little_rebel',               'Steam Gunboat',     true,  true,   4, 2, 3],
  // Hampton Roads, 8 and 9 March 1862
  ['uss_monitor',                    'Turreted Monitor',  true,  false, 10, 4, 1],
  ['uss_minnesota',                  'Steam Frigate',     true,  false,  6, 2, 2],
  ['uss_roanoke',                    'Steam Frigate',     true,  false,  6, 2, 0],
  ['uss_st_lawrence',                'Steam Frigate',     true,  false,  6, 2, 0],
  ['uss_cumberland',                 'Steam Frigate',     true,  false,  6, 2, 0],
  ['uss_congress',                   'Steam Frigate',     true,  false,  6, 2, 0],
  ['css_virginia',                   'Casemate Ironclad', true,  true,  12, 4, 1],
  ['css_patrick_henry',              'Steam Frigate',     true,  false,  6, 2, 2],
  ['css_jamestown',                  'Steam Frigate',     true,  false,  6, 2, 2],
  ['css_teaser',                     'Steam Gunboat',     true,  false,  4, 2, 3],
  ['css_beaufort',                   'Steam Gunboat',     true,  false,  4, 2, 3],
  ['css_raleigh',                    'Steam Gunboat',     true,  false,  4, 2, 3],
];

describe('ratings under the portable rules', () => {
  it.each(BY_HAND)('%s: %s', (vessel, title, armed, ram, strength, criticalPoint, move) => {
    const rating = rated(vessel);
    expect(SHIP_TABLE[rating.type].title).toBe(title);
    expect(rating).toMatchObject({ armed, ram, strength, points: strength, criticalPoint, canSteam: move > 0 });
    if (move > 0) expect(SHIP_TABLE[rating.type].move).toBe(move);
  });

  it('every vessel of the catalogue', () => {
    expect(`\n${vesselIds.map(row).join('\n')}\n`).toMatchInlineSnapshot(`
      "
      uss_monitor                  turretedMonitor  guns -   10/4 move 1
      uss_passaic                  turretedMonitor  guns -   10/4 move 1
      uss_montauk                  turretedMonitor  guns -   10/4 move 1
      uss_weehawken                turretedMonitor  guns -   10/4 move 1
      uss_catskill                 turretedMonitor  guns -   10/4 move 1
      uss_nahant                   turretedMonitor  guns -   10/4 move 1
      uss_nantucket                turretedMonitor  guns -   10/4 move 1
      uss_patapsco                 turretedMonitor  guns -   10/4 move 1
      uss_tecumseh                 turretedMonitor  guns -   10/4 move 1
      uss_manhattan                turretedMonitor  guns -   10/4 move 1
      uss_canonicus                turretedMonitor  guns -   10/4 move 1
      uss_saugus                   turretedMonitor  guns -   10/4 move 1
      uss_onondaga                 turretedMonitor  guns -   10/4 move 1
      uss_winnebago                turretedMonitor  guns -   10/4 move 1
      uss_chickasaw                turretedMonitor  guns -   10/4 move 1
      uss_kickapoo                 turretedMonitor  guns -   10/4 move 1
      uss_milwaukee                turretedMonitor  guns -   10/4 move 1
      uss_neosho                   turretedMonitor  guns -   10/4 move 1
      uss_osage                    turretedMonitor  guns -   10/4 move 1
      uss_new_ironsides            casemateIronclad guns ram 12/4 move 1
      uss_keokuk                   casemateIronclad guns ram 12/4 move 1
      uss_galena                   casemateIronclad guns -   12/4 move 1
      uss_galena_1864              steamGunboat     guns -    4/2 move 3
      uss_naugatuck                casemateIronclad guns -   12/4 move 1
      spuyten_duyvil               steamGunboat     -    -    4/2 move 3
      picket_boat_1                steamGunboat     guns -    4/2 move 3
      uss_cairo                    casemateIronclad guns -   12/4 move 1
      uss_carondelet               casemateIronclad guns -   12/4 move 1
      uss_cincinnati               casemateIronclad guns -   12/4 move 1
      uss_louisville               casemateIronclad guns -   12/4 move 1
      uss_mound_city               casemateIronclad guns -   12/4 move 1
      uss_pittsburg                casemateIronclad guns -   12/4 move 1
      uss_st_louis                 casemateIronclad guns -   12/4 move 1
      uss_baron_de_kalb            casemateIronclad guns -   12/4 move 1
      uss_benton                   casemateIronclad guns -   12/4 move 1
      uss_essex_1862               casemateIronclad guns -   12/4 move 1
      uss_essex                    casemateIronclad guns -   12/4 move 1
      uss_lafayette                casemateIronclad guns ram 12/4 move 1
      uss_choctaw                  casemateIronclad guns ram 12/4 move 1
      uss_tuscumbia                casemateIronclad guns -   12/4 move 1
      uss_indianola                casemateIronclad guns -   12/4 move 1
      uss_chillicothe              casemateIronclad guns -   12/4 move 1
      uss_eastport                 casemateIronclad guns ram 12/4 move 1
      uss_tyler                    steamGunboat     guns -    4/2 move 3
      uss_lexington                steamGunboat     guns -    4/2 move 3
      uss_conestoga                steamGunboat     guns -    4/2 move 3
      uss_queen_of_the_west        steamGunboat     guns ram  4/2 move 3
      uss_monarch                  steamGunboat     -    ram  4/2 move 3
      uss_switzerland              steamGunboat     -    ram  4/2 move 3
      uss_lancaster                steamGunboat     -    ram  4/2 move 3
      uss_rattler                  steamGunboat     guns -    4/2 move 3
      uss_cricket                  steamGunboat     guns -    4/2 move 3
      uss_fort_hindman             steamGunboat     guns -    4/2 move 3
      uss_signal                   steamGunboat     guns -    4/2 move 3
      uss_covington                steamGunboat     guns -    4/2 move 3
      uss_marmora                  steamGunboat     guns -    4/2 move 3
      uss_juliet                   steamGunboat     guns -    4/2 move 3
      uss_forest_rose              steamGunboat     guns -    4/2 move 3
      uss_glide                    steamGunboat     guns -    4/2 move 3
      uss_black_hawk               steamGunboat     guns -    4/2 move 3
      uss_hartford                 steamFrigate     guns -    6/2 move 2
      uss_brooklyn                 steamFrigate     guns -    6/2 move 2
      uss_richmond                 steamFrigate     guns -    6/2 move 2
      uss_pensacola                steamFrigate     guns -    6/2 move 2
      uss_oneida                   steamFrigate     guns -    6/2 move 2
      uss_iroquois                 steamFrigate     guns -    6/2 move 2
      uss_varuna                   steamFrigate     guns -    6/2 move 2
      uss_lackawanna               steamFrigate     guns -    6/2 move 2
      uss_monongahela              steamFrigate     guns -    6/2 move 2
      uss_ossipee                  steamFrigate     guns -    6/2 move 2
      uss_seminole                 steamFrigate     guns -    6/2 move 2
      uss_mississippi              steamFrigate     guns -    6/2 move 2
      uss_minnesota                steamFrigate     guns -    6/2 move 2
      uss_roanoke                  steamFrigate     guns -    6/2 move 0
      uss_st_lawrence              steamFrigate     guns -    6/2 move 0
      uss_cumberland               steamFrigate     guns -    6/2 move 0
      uss_congress                 steamFrigate     guns -    6/2 move 0
      uss_vincennes                steamFrigate     guns -    6/2 move 0
      uss_preble                   steamFrigate     guns -    6/2 move 0
      uss_water_witch              steamGunboat     guns -    4/2 move 3
      uss_cayuga                   steamGunboat     guns -    4/2 move 3
      uss_itasca                   steamGunboat     guns -    4/2 move 3
      uss_kineo                    steamGunboat     guns -    4/2 move 3
      uss_katahdin                 steamGunboat     guns -    4/2 move 3
      uss_kennebec                 steamGunboat     guns -    4/2 move 3
      uss_pinola                   steamGunboat     guns -    4/2 move 3
      uss_sciota                   steamGunboat     guns -    4/2 move 3
      uss_wissahickon              steamGunboat     guns -    4/2 move 3
      uss_winona                   steamGunboat     guns -    4/2 move 3
      uss_owasco                   steamGunboat     guns -    4/2 move 3
      uss_aroostook                steamGunboat     guns -    4/2 move 3
      uss_metacomet                steamFrigate     guns -    6/2 move 2
      uss_sassacus                 steamFrigate     guns -    6/2 move 2
      uss_mattabesett              steamFrigate     guns -    6/2 move 2
      uss_wyalusing                steamFrigate     guns -    6/2 move 2
      uss_massasoit                steamFrigate     guns -    6/2 move 2
      uss_octorara                 steamFrigate     guns -    6/2 move 2
      uss_port_royal               steamFrigate     guns -    6/2 move 2
      uss_genesee                  steamFrigate     guns -    6/2 move 2
      uss_albatross                steamGunboat     guns -    4/2 move 3
      uss_miami                    steamFrigate     guns -    6/2 move 2
      uss_southfield               steamGunboat     guns -    4/2 move 3
      uss_whitehead                steamGunboat     guns -    4/2 move 3
      uss_ceres                    steamGunboat     guns -    4/2 move 3
      uss_commodore_hull           steamGunboat     guns -    4/2 move 3
      uss_harriet_lane             steamGunboat     guns -    4/2 move 3
      uss_westfield                steamGunboat     guns -    4/2 move 3
      uss_clifton                  steamGunboat     guns -    4/2 move 3
      uss_sachem                   steamGunboat     guns -    4/2 move 3
      uss_arizona                  steamGunboat     guns -    4/2 move 3
      uss_granite_city             steamGunboat     guns -    4/2 move 3
      uss_corypheus                steamGunboat     guns -    4/2 move 0
      mortar_schooner              steamGunboat     guns -    4/2 move 0
      mortar_boat                  steamGunboat     guns -    4/2 move 0
      union_transport              steamGunboat     -    -    4/2 move 3
      union_tug                    steamGunboat     -    -    4/2 move 3
      union_coal_barge             steamGunboat     -    -    4/2 move 0
      dummy_ironclad               steamGunboat     -    -    4/2 move 0
      css_virginia                 casemateIronclad guns ram 12/4 move 1
      css_arkansas                 casemateIronclad guns ram 12/4 move 1
      css_tennessee                casemateIronclad guns ram 12/4 move 1
      css_atlanta                  casemateIronclad guns ram 12/4 move 1
      css_albemarle                casemateIronclad guns ram 12/4 move 1
      css_neuse                    casemateIronclad guns ram 12/4 move 1
      css_louisiana                casemateIronclad guns -   12/4 move 1
      css_manassas                 casemateIronclad guns ram 12/4 move 1
      css_palmetto_state           casemateIronclad guns ram 12/4 move 1
      css_chicora                  casemateIronclad guns ram 12/4 move 1
      css_charleston               casemateIronclad guns ram 12/4 move 1
      css_richmond                 casemateIronclad guns ram 12/4 move 1
      css_virginia_ii              casemateIronclad guns ram 12/4 move 1
      css_fredericksburg           casemateIronclad guns ram 12/4 move 1
      css_nashville                casemateIronclad guns ram 12/4 move 1
      css_huntsville               casemateIronclad guns ram 12/4 move 1
      css_tuscaloosa               casemateIronclad guns ram 12/4 move 1
      css_missouri                 casemateIronclad guns -   12/4 move 1
      css_baltic                   casemateIronclad guns ram 12/4 move 1
      css_selma                    steamGunboat     guns -    4/2 move 3
      css_morgan                   steamGunboat     guns -    4/2 move 3
      css_gaines                   steamGunboat     guns -    4/2 move 3
      lsns_governor_moore          steamGunboat     guns ram  4/2 move 3
      lsns_general_quitman         steamGunboat     guns ram  4/2 move 3
      css_mcrae                    steamGunboat     guns -    4/2 move 3
      css_jackson                  steamGunboat     guns -    4/2 move 3
      css_ivy                      steamGunboat     guns -    4/2 move 3
      css_calhoun                  steamGunboat     guns -    4/2 move 3
      css_tuscarora                steamGunboat     guns -    4/2 move 3
      css_patrick_henry            steamFrigate     guns -    6/2 move 2
      css_jamestown                steamFrigate     guns -    6/2 move 2
      css_beaufort                 steamGunboat     guns -    4/2 move 3
      css_raleigh                  steamGunboat     guns -    4/2 move 3
      css_teaser                   steamGunboat     guns -    4/2 move 3
      css_general_bragg            steamGunboat     guns ram  4/2 move 3
      css_general_sterling_price   steamGunboat     guns ram  4/2 move 3
      css_general_sumter           steamGunboat     guns ram  4/2 move 3
      css_general_earl_van_dorn    steamGunboat     guns ram  4/2 move 3
      css_general_m_jeff_thompson  steamGunboat     guns ram  4/2 move 3
      css_general_beauregard       steamGunboat     guns ram  4/2 move 3
      css_colonel_lovell           steamGunboat     guns ram  4/2 move 3
      css_little_rebel             steamGunboat     guns ram  4/2 move 3
      css_stonewall_jackson        steamGunboat     guns ram  4/2 move 3
      css_warrior                  steamGunboat     guns ram  4/2 move 3
      css_defiance                 steamGunboat     guns ram  4/2 move 3
      css_resolute                 steamGunboat     guns ram  4/2 move 3
      css_general_lovell           steamGunboat     guns ram  4/2 move 3
      css_general_breckinridge     steamGunboat     guns ram  4/2 move 3
      cs_bayou_city                steamGunboat     guns -    4/2 move 3
      cs_neptune                   steamGunboat     guns -    4/2 move 3
      css_webb                     steamGunboat     guns ram  4/2 move 3
      cs_queen_of_the_west         steamGunboat     guns ram  4/2 move 3
      cs_grand_era                 steamGunboat     -    -    4/2 move 3
      cs_doctor_beatty             steamGunboat     guns -    4/2 move 3
      css_bombshell                steamGunboat     guns -    4/2 move 3
      cs_cotton_plant              steamGunboat     -    -    4/2 move 3
      css_hampton                  steamGunboat     guns -    4/2 move 3
      css_isondiga                 steamGunboat     guns -    4/2 move 3
      css_nansemond                steamGunboat     guns -    4/2 move 3
      css_drewry                   steamGunboat     guns -    4/2 move 3
      css_torpedo                  steamGunboat     guns -    4/2 move 3
      css_new_orleans_battery      steamGunboat     guns -    4/2 move 0
      hl_hunley                    steamGunboat     -    -    4/2 move 3
      css_david                    steamGunboat     -    -    4/2 move 3
      css_squib                    steamGunboat     -    -    4/2 move 3
      css_scorpion                 steamGunboat     -    -    4/2 move 3
      css_wasp                     steamGunboat     -    -    4/2 move 3
      css_hornet                   steamGunboat     -    -    4/2 move 3
      fire_raft                    steamGunboat     -    -    4/2 move 0
      cs_transport                 steamGunboat     -    -    4/2 move 3
      cs_tug                       steamGunboat     -    -    4/2 move 3
      "
    `);
  });
});
