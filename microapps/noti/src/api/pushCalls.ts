import { defineCall } from '@wallet/kit/api';
import type { PushKind, PushSettings } from '../model/pushSettings.ts';
import { pushCodes, toPushSettings } from './toPushSettings.ts';
import * as wire from './wire.ts';

export const readPushSettings = defineCall<void, wire.WirePushSettings, PushSettings>({
  method: 'GET',
  path: '/noti/v1/push-settings',
  answer: wire.wirePushSettings,
  to: toPushSettings,
});

export const changePushSetting = defineCall<
  { kind: PushKind; isOn: boolean },
  wire.WirePushSettings,
  PushSettings
>({
  method: 'POST',
  path: '/noti/v1/push-settings',
  answer: wire.wirePushSettings,
  send: ({ kind, isOn }) => ({ body: { alrmSetDstcd: pushCodes[kind], recvCnsntYn: isOn ? 'Y' : 'N' } }),
  to: toPushSettings,
});
