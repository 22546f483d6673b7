import { BY_EDGE } from '../../../chart/words.ts';
import { t } from '../../../languages/language.ts';
import type { Edge } from '../../../core/types.ts';
import { nameIn } from '../../shared/names.ts';
import type { Order, Situation, StationAt } from '../types.ts';

const STATION: Readonly<Record<StationAt, (friend: string) => string>> = {
  ahead: friend => t`keep station ahead of ${friend}`,
  astern: friend => t`keep station astern of ${friend}`,
  port: friend => t`keep station to port of ${friend}`,
  starboard: friend => t`keep station to starboard of ${friend}`,
};

/** An order as a sentence goes on: "hold 1204". */
export const orderInWords = (now: Pick<Situation, 'scenario'>, { kind, unit, hex, where }: Order): string => {
  const name = nameIn(now.scenario, unit);
  const place = hex === 0 ? '' : now.scenario.chart.label(hex);
  switch (kind) {
    case 'engage':
      return unit === '' ? t`engage the enemy` : t`engage ${name}`;
    case 'station':
      return STATION[where as StationAt](name);
    case 'proceed':
      return hex === 0 ? t`proceed off the chart ${BY_EDGE[where as Edge]}` : t`proceed to ${place}`;
    case 'hold':
      return t`hold ${place}`;
    case 'ram':
      return t`ram ${name}`;
    case 'land':
      return t`land at ${name}`;
    case 'assist':
      return t`assist ${name}`;
    case 'withdraw':
      return t`withdraw`;
  }
};
