import { Screen, useAction, useLoad, useWallet } from '@wallet/kit/app';
import { readLinkedAccounts } from '@wallet/kit/common';
import { maskAccount } from '@wallet/kit/format';
import { BottomBar, Button, Card, InlineNotice, KeyValue, RadioGroup, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import type { Method } from '../model/payment.ts';
import text from '../parts/text.module.css';
import { useMethod } from '../state/useStep.ts';

interface Known {
  chosen: Method;
  main: { accountNo: string; alias: string } | undefined;
}

export function FFQ04000() {
  const t = messages.use();
  const method = useMethod();
  const load = useLoad(async (signal): Promise<Known> => {
    const accounts = await readLinkedAccounts(undefined, { signal });
    return { chosen: await method.read(), main: accounts.find(({ isMain }) => isMain) };
  });
  if (load.data) return <Choose {...load.data} />;
  return <Screen title={t.method.title} of={load} />;
}

function Choose({ chosen, main }: Known) {
  const t = messages.use();
  const { navigate } = useWallet();
  const kept = useMethod();
  const [method, setMethod] = useState(chosen);
  const save = useAction(async () => {
    await kept.save(method);
    toast(t.method.saved);
    navigate.back();
  });
  const footer = (
    <BottomBar>
      <Button action="submit" isBusy={save.isRunning} onClick={() => void save.run()}>
        {t.method.submit}
      </Button>
    </BottomBar>
  );
  return (
    <Screen title={t.method.title} footer={footer}>
      <RadioGroup<Method>
        field="method"
        legend={t.method.legend}
        value={method}
        onChange={setMethod}
        options={[
          { value: 'pointsFirst', label: t.methods.pointsFirst, description: t.method.pointsText },
          { value: 'account', label: t.methods.account, description: t.method.accountText },
        ]}
      />
      {main && (
        <div className={text.block}>
          <Card tone="soft">
            <KeyValue
              rows={[
                {
                  label: t.method.main,
                  value: [main.alias, maskAccount(main.accountNo)].filter(Boolean).join(' '),
                },
              ]}
            />
          </Card>
        </div>
      )}
      <InlineNotice>{t.method.note}</InlineNotice>
    </Screen>
  );
}
