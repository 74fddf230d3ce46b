import { get, post } from '@wallet/kit/api';
import type { PushKind } from '../model/pushSettings.ts';
import { pushCodes, toPushSettings } from './toPushSettings.ts';
import * as wire from './wire.ts';

export const readPushSettings = get('/noti/v1/push-settings', {
  answer: wire.wirePushSettings,
  to: toPushSettings,
});

export const changePushSetting = post('/noti/v1/push-settings', {
  lost: 'harmless',
  answer: wire.wirePushSettings,
  send: ({ kind, isOn }: { kind: PushKind; isOn: boolean }) => ({
    body: { alrmSetDstcd: pushCodes[kind], recvCnsntYn: isOn ? 'Y' : 'N' },
  }),
  to: toPushSettings,
});
