import {
  ChooseNumber,
  OwnPhone,
  useAction,
  useLoad,
  useQuery,
  useShareLink,
  useWallet,
} from '@wallet/kit/app';
import {
  Actions,
  Button,
  Card,
  confirm,
  KeyValue,
  Lead,
  Note,
  QrCode,
  Section,
  Stack,
  Switch,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { leave, readWallet, sendPhoneCode, setMessages, setPin } from '../api/calls.ts';
import { Join, JoinedScreen } from '../flows/JoinedScreen.tsx';
import { messages } from '../messages/index.ts';

type Wallet = Awaited<ReturnType<typeof readWallet>>;

/** My address and its QR, the password, messages, leaving; `way=pin` sets the password. */
export function FCE30000() {
  const t = messages.use();
  const way = useQuery().get('way');
  const load = useLoad(readWallet);
  return (
    <JoinedScreen of={load} {...(way === 'pin' ? { title: t.pin.title } : {})}>
      {(wallet) => {
        if (!wallet.isJoined) return <Join onDone={load.reload} />;
        return way === 'pin' ? <SetPin /> : <Manage wallet={wallet} reload={load.reload} />;
      }}
    </JoinedScreen>
  );
}

function Manage({ wallet: { address, tells, pin }, reload }: { wallet: Wallet; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const share = useShareLink(() => toast(t.manage.copied));
  const tell = useAction(async (is: boolean) => {
    await setMessages(is);
    reload();
  });
  const end = useAction(async () => {
    const text = t.manage.askLeave;
    if (!(await confirm({ id: 'leaveCerti', text, danger: t.manage.leave, cancelLabel: t.withdraw.keep })))
      return;
    await leave(undefined);
    toast(t.manage.left);
    navigate.replace('FCE10000');
  });
  return (
    <Stack>
      <Lead title={t.manage.lead}>{t.manage.note}</Lead>
      <Card>
        <QrCode value={address} label={t.manage.qr} isZoomable />
        <KeyValue rows={[{ label: t.manage.mine, value: address }]} />
      </Card>
      <Button
        full
        variant="secondary"
        action="shareAddress"
        onClick={() => void share({ title: t.manage.mine, text: address, url: address })}
      >
        {t.manage.share}
      </Button>
      <Card tone="soft">
        <Section title={t.pin.title}>
          <Stack>
            <Note>{t.manage.pin[pin]}</Note>
            <Button
              full
              variant="secondary"
              action="setPin"
              onClick={() => navigate.push('FCE30000', { query: { way: 'pin' } })}
            >
              {pin === 'none' ? t.pin.choose : t.pin.renew}
            </Button>
          </Stack>
        </Section>
      </Card>
      <Switch
        field="messages"
        label={t.manage.messages}
        description={t.manage.messagesNote}
        checked={tells}
        onChange={(is) => void tell.run(is)}
      />
      <Actions>
        <Button full variant="text" action="leave" isBusy={end.isRunning} onClick={() => void end.run()}>
          {t.manage.leave}
        </Button>
      </Actions>
    </Stack>
  );
}

function SetPin() {
  const { pin: t } = messages.use();
  const { navigate } = useWallet();
  const [phoneCheck, setPhoneCheck] = useState('');
  if (!phoneCheck)
    return <OwnPhone lead={t.phone} send={() => sendPhoneCode(undefined)} onChecked={setPhoneCheck} />;
  return (
    <ChooseNumber
      words={t}
      onChosen={async ({ pin, again }) => {
        await setPin({ pin, again, phoneCheck });
        toast(t.done);
        navigate.back();
      }}
    />
  );
}
