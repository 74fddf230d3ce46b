import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { isUnderFourteen } from '../comm/agreements.ts';
import { goldOf } from '../gold-saving/account.ts';
import { languageOf, spoken } from '../language.ts';
import { hasPointWallet } from '../point-fe/walletState.ts';
import { memberOf, ok, type RoomEnv, readBody, readQuery, remembered } from '../room.ts';
import { maybeText } from '../wireFields.ts';
import { assetsOf } from './assets.ts';
import { arranged, cardSettingBody, defaultCardSettings } from './cardSettings.ts';
import { adultCards, minorCards } from './cards.ts';
import { comingUpOf } from './comingUp.ts';
import { emergencyNotices } from './emergencyNotices.ts';
import { holdingsAnswer } from './holdings.ts';

/** Home of the launcher: the paths are ours, the fields those of 1-shell s3. */
export function homeRoutes(routes: Hono<RoomEnv>): void {
  routes.get('/mstr/main/assets', (context) => {
    const assets = assetsOf(context.get('world'), memberOf(context), {
      isUnderFourteen: isUnderFourteen(context),
      hasPointWallet: hasPointWallet(context),
      hasGoldAccount: goldOf(context).state === 'OPEN',
    });
    return ok(context, assets);
  });

  routes.get('/mstr/main/comingUp', (context) => ok(context, { comingUpList: comingUpOf(context) }));

  routes.get('/mstr/main/holdings', (context) => {
    const { className } = readQuery(context, v.object({ className: maybeText }));
    memberOf(context);
    return ok(context, { hldngList: holdingsAnswer(context, className ?? '') });
  });

  routes.get('/mstr/main/cards', (context) =>
    ok(context, { cardList: adultCards, minorCardList: minorCards }),
  );

  routes.get('/mstr/main/cardSetting', (context) => {
    const { settings } = remembered(context, 'mstr.cardSetting', () => ({ settings: defaultCardSettings() }));
    return ok(context, { cardSettingList: settings });
  });

  routes.post('/mstr/main/cardSetting', async (context) => {
    const kept = remembered(context, 'mstr.cardSetting', () => ({ settings: defaultCardSettings() }));
    const { cardSettingList } = await readBody(context, cardSettingBody);
    kept.settings = arranged(cardSettingList);
    return ok(context, { cardSettingList: kept.settings });
  });

  routes.get('/mstr/main/emergencyNotice', (context) =>
    ok(context, {
      emergencyNoticeList: spoken(emergencyNotices(context.get('world').now()), languageOf(context)),
    }),
  );
}
