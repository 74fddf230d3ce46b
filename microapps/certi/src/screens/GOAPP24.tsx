import { MainButton, Screen, useAction, useNativeScreen, useWallet } from '@wallet/kit/app';
import { Bullets, confirm, Scene } from '@wallet/kit/ui';
import { useEffect, useRef } from 'react';
import { messages } from '../messages/index.ts';

const PAGE = 'https://www.gov.kr';

/** Asked first, then the civil-service app on Android, its page elsewhere; who says no goes back (R754). */
export function GOAPP24() {
  const { gov: t } = messages.use();
  const { navigate, bridge } = useWallet();
  const app = useNativeScreen('externalApp');
  const isAsked = useRef(false);
  const go = useAction(async () => {
    if (!(await confirm({ id: 'openCivilService', text: t.ask, confirmLabel: t.go }))) return navigate.back();
    if (bridge.host?.platform === 'android') {
      const ending = await app.open({ app: 'civilService' });
      if (ending.kind === 'left' || (ending.kind === 'answer' && ending.value.isOpened)) return;
    }
    await navigate.outside(PAGE);
  });
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void go.run();
  }, [go]);
  return (
    <Screen>
      <Scene drawn="whitepaper" title={t.title}>
        <Bullets texts={t.notes} />
      </Scene>
      <MainButton action="open" run={go}>
        {t.go}
      </MainButton>
    </Screen>
  );
}
