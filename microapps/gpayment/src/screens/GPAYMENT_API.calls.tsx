import { ApiError } from '@wallet/kit/api';
import { Screen, useAction } from '@wallet/kit/app';
import { Button, Section } from '@wallet/kit/ui';
import { useState } from 'react';
import { inquiries } from '../flows/inquiries.ts';
import { ServiceLead } from '../parts/ServiceLead.tsx';
import styles from '../parts/serviceText.module.css';
import { useService } from '../parts/useService.ts';

interface Shown {
  isError: boolean;
  text: string;
}

/** For developers: what the area's inquiries answer. */
export function GPAYMENT_API() {
  const { calls: t } = useService();
  return (
    <Screen title={t.title}>
      <ServiceLead title={t.title}>{t.lead}</ServiceLead>
      {inquiries.map((inquiry) => (
        <CallTry key={inquiry.name} {...inquiry} />
      ))}
    </Screen>
  );
}

function CallTry({ name, ask }: (typeof inquiries)[number]) {
  const { calls: t } = useService();
  const [shown, setShown] = useState<Shown>();
  const send = useAction(async () => {
    try {
      setShown({ isError: false, text: JSON.stringify(await ask(), null, 2) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setShown({ isError: true, text: `${error.kind} ${error.status ?? ''} ${error.code ?? ''}` });
    }
  });
  return (
    <Section
      title={name}
      action={
        <Button
          variant="secondary"
          size="small"
          action="send"
          label={t.sendOf({ name })}
          isBusy={send.isRunning}
          onClick={() => void send.run()}
        >
          {t.send}
        </Button>
      }
    >
      <div role="status" data-part="answer" data-call={name}>
        {shown && (
          <p className={styles.pre}>
            {shown.isError ? t.failed : t.answer}: {shown.text}
          </p>
        )}
      </div>
    </Section>
  );
}
