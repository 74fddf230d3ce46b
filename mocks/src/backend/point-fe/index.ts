import { defineRoom } from '../room.ts';
import { dueDiligenceRoutes } from './dueDiligenceRoutes.ts';
import { helpRoutes } from './helpRoutes.ts';
import { linkRoutes } from './linkRoutes.ts';
import { passwordRoutes } from './passwordRoutes.ts';
import { settingRoutes } from './settingRoutes.ts';
import { moneyRoutes } from './transactions.ts';
import { walletRoutes } from './walletRoutes.ts';

/** The point area (2-payment s7.3): the wallet and its accounts, and everything that moves points. */
export const pointRoom = defineRoom('/point-fe', (routes) => {
  walletRoutes(routes);
  linkRoutes(routes);
  passwordRoutes(routes);
  settingRoutes(routes);
  dueDiligenceRoutes(routes);
  helpRoutes(routes);
  moneyRoutes(routes);
});
