import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Actions, Button, ResultPage } from '@wallet/kit/ui';
import { listPartners, readAutoConversion } from '../api/pointCalls.ts';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';

export function FPO42320() {
  const t = messages.use().money;
  const say = useSay();
  const { navigate } = useWallet();
  // Asked of the service, so that a page loaded anew says what holds.
  const load = useLoad(async (signal) => {
    const [partners, auto] = await Promise.all([
      listPartners(undefined, { signal }),
      readAutoConversion(undefined, { signal }),
    ]);
    const names = partners.filter(({ code }) => auto.partnerCodes.includes(code)).map(({ name }) => name);
    return { auto, names };
  });
  return (
    <Screen title={t.auto.resultTitle} of={load} noBack>
      {({ auto, names }) => (
        <ResultPage
          kind="success"
          title={auto.isOn ? t.auto.saved : t.auto.savedOff}
          rows={
            auto.isOn
              ? [
                  { label: t.auto.day, value: t.auto.dayOf({ day: auto.day }) },
                  { label: t.auto.partners, value: names.map(say).join(', ') },
                ]
              : []
          }
        >
          <Actions>
            <Button full action="pointHome" onClick={() => navigate.replace('FPO10000')}>
              {t.result.home}
            </Button>
            <Button full variant="secondary" action="again" onClick={() => navigate.replace('FPO42310')}>
              {t.auto.again}
            </Button>
          </Actions>
        </ResultPage>
      )}
    </Screen>
  );
}
