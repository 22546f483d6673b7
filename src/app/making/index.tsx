import './making.css';
import './fleets.css';
import '../ships/ships.css';
import '../trial/trial.css';
import { FLEETS } from '../places.ts';
import { BattleScreen } from './battleScreen.tsx';
import { BATTLE } from './battleLink.ts';
import { FleetScreen } from './fleetScreen.tsx';
import { MakeScreen } from './makeScreen.tsx';

/** Where battles and fleets are made, and where a battle by itself lies ready. */
export const MakingScreen = ({ address }: { address: string }) => {
  if (address === FLEETS) return <FleetScreen />;
  return address.startsWith(BATTLE) ? (
    <BattleScreen key={address} address={address} />
  ) : (
    <MakeScreen key={address} address={address} />
  );
};
