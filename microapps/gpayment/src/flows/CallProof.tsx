import { useAction } from '@wallet/kit/app';
import { Button, Card } from '@wallet/kit/ui';
import { useState } from 'react';
import { type CallCheck, finishCall, startCall } from '../api/accountCalls.ts';
import { uncertain } from '../messages/uncertain.ts';
import type { ToProve } from '../model/payAccount.ts';
import styles from '../parts/serviceText.module.css';
import { useService } from '../parts/useService.ts';
import { useAddAccount } from './useAddAccount.ts';

/** By telephone: the number of the screen is pressed there. Not yet done is an error of code 310 (A61). */
export function CallProof({ account }: { account: ToProve }) {
  const { call: t } = useService();
  const [check, setCheck] = useState<CallCheck>();
  const addAccount = useAddAccount();
  const start = useAction(async () => setCheck(await startCall(account)), { lostWords: uncertain });
  const finish = useAction(
    async ({ date, serial }: CallCheck) => {
      await finishCall({ date, serial });
      await addAccount(account);
    },
    { lostWords: uncertain },
  );
  return (
    <>
      {check && (
        <div className={styles.block} role="status">
          <Card tone="accent" className={styles.centre}>
            <p>{t.press}</p>
            <p className={styles.big} data-part="callNumber">
              {check.number}
            </p>
          </Card>
        </div>
      )}
      <div className={styles.buttons}>
        {check && (
          <Button full action="submit" isBusy={finish.isRunning} onClick={() => void finish.run(check)}>
            {t.submit}
          </Button>
        )}
        <Button
          full
          variant={check ? 'secondary' : 'primary'}
          action="start"
          isBusy={start.isRunning}
          onClick={() => void start.run()}
        >
          {check ? t.again : t.start}
        </Button>
      </div>
    </>
  );
}
