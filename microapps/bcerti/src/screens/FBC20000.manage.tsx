import { Gone, Screen, useAction, useLoad, useWallet } from '@wallet/kit/app';
import { formatDate, monthsBack, todaySeoul } from '@wallet/kit/format';
import {
  Button,
  Card,
  Chips,
  confirm,
  ErrorState,
  IconTile,
  List,
  ListItem,
  RadioGroup,
  Section,
  Sheet,
  Skeleton,
  Stack,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { listUses, readCertificate, renew, revoke } from '../api/calls.ts';
import { AskProof } from '../flows/AskProof.tsx';
import { getting } from '../flows/getting.ts';
import { useThisPhone } from '../flows/phone.ts';
import { messages } from '../messages/index.ts';
import { type Certificate, type RevokeReason, revokeReasons } from '../model/certificate.ts';
import { UseList } from '../parts/UseList.tsx';

export function FBC20000() {
  const t = messages.use();
  const thisPhone = useThisPhone();
  const load = useLoad(async (signal) => readCertificate(await thisPhone(), { signal }));
  return (
    <Screen of={load} ground>
      {(one) =>
        one.state === 'valid' || one.state === 'locked' ? (
          <Manage one={one} />
        ) : (
          <Gone to="FBC10000" {...t.gone} />
        )
      }
    </Screen>
  );
}

type Job = 'renew' | 'change' | 'revoke';

function Manage({ one }: { one: Certificate }) {
  const { manage: t } = messages.use();
  const { navigate, bridge } = useWallet();
  const draft = getting.useDraft();
  const [job, setJob] = useState<Job | null>(null);
  const [isRevoking, setRevoking] = useState(false);
  const [reason, setReason] = useState<RevokeReason>('lost');
  const work = useAction(async (proof: string) => {
    if (job === 'revoke') {
      await revoke({ proof, reason });
      toast(t.revoked);
      return navigate.replace('FBC10000');
    }
    if (job === 'change') await draft.begin({ way: 'change', proof });
    else await draft.begin({ way: 'issue', end: { kind: 'renew', ...(await renew(proof)) } });
    navigate.push(job === 'change' ? 'FBC12000' : 'FBC13000');
  });
  async function askRevoke() {
    setRevoking(false);
    if (await confirm({ id: 'revokeCertificate', text: t.askRevoke, danger: t.revoke })) setJob('revoke');
  }
  const isValid = one.state === 'valid';
  const rows = [
    ...(isValid && one.isRenewable && bridge.isNative
      ? [
          [
            'renew',
            'cert',
            t.renew,
            t.until({ date: formatDate(one.validUntil) }),
            () => setJob('renew'),
          ] as const,
        ]
      : []),
    ...(isValid ? [['change', 'security', t.change, t.changeHint, () => setJob('change')] as const] : []),
    [
      'reset',
      'phonecheck',
      t.forgotten,
      t.forgottenHint,
      () => navigate.push('FBC11000', { query: { way: 'reset' } }),
    ] as const,
    ...(isValid ? [['revoke', 'safenote', t.revoke, t.revokeHint, () => setRevoking(true)] as const] : []),
  ];
  return (
    <>
      <Card>
        <List>
          {rows.map(([action, picture, title, description, onClick]) => (
            <ListItem
              key={action}
              {...{ action, title, description, onClick }}
              leading={<IconTile picture={picture} />}
            />
          ))}
        </List>
      </Card>
      <Card>
        <History />
      </Card>
      <Sheet isOpen={isRevoking} title={t.why} onClose={() => setRevoking(false)}>
        <Stack>
          <RadioGroup
            field="reason"
            legend={t.why}
            options={revokeReasons.map((value) => ({ value, label: t.reasons[value] }))}
            value={reason}
            onChange={setReason}
          />
          <Button full action="askRevoke" onClick={() => void askRevoke()}>
            {t.goOn}
          </Button>
        </Stack>
      </Sheet>
      <AskProof
        isOpen={job !== null && !work.isRunning}
        note={t.notes[job ?? 'change']}
        onProof={(proof) => void work.run(proof)}
        onClose={() => setJob(null)}
      />
    </>
  );
}

function History() {
  const { uses: t, month: named } = messages.use();
  const months = monthsBack(todaySeoul());
  const [month = '', setMonth] = useState(months[0]);
  const load = useLoad(listUses, month);
  return (
    <Section title={t.history}>
      <Chips
        scrolls
        legend={t.months}
        options={months.map((value) => ({ value, label: named({ month: Number(value.slice(4)) }) }))}
        value={month}
        onChange={setMonth}
      />
      {load.error ? (
        <ErrorState messageId={load.error.messageId} onRetry={load.reload} />
      ) : load.data ? (
        <UseList uses={load.data} />
      ) : (
        <Skeleton lines={3} />
      )}
    </Section>
  );
}
