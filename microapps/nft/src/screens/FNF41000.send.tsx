import { MainButton, useAction, useNativeScreen, useWallet } from '@wallet/kit/app';
import {
  Button,
  Cover,
  InlineNotice,
  Lead,
  List,
  ListItem,
  QrScanner,
  Stack,
  TextField,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { checkReceiver } from '../api/calls.ts';
import { sending } from '../flows/sending.ts';
import { TokenScreen } from '../flows/TokenScreen.tsx';
import { messages } from '../messages/index.ts';
import { pictureOf } from '../model/pictureOf.ts';
import { isReceiver, readReceiver, type Token } from '../model/token.ts';

/** To whom: a phone number, or an address typed, pasted or scanned. It is checked before the PIN. */
export const FNF41000 = sending.step({}, function Send({ begin, goOn }) {
  return (
    <TokenScreen isFlow>
      {(token) => (
        <To
          token={token}
          onChecked={async (to) => {
            await begin({ tokenId: token.id, to });
            await goOn('FNF42000');
          }}
        />
      )}
    </TokenScreen>
  );
});

function To({ token, onChecked }: { token: Token; onChecked: (to: string) => Promise<void> }) {
  const { id, name, event } = token;
  const { send: t } = messages.use();
  const { bridge } = useWallet();
  const scanner = useNativeScreen('qrScan');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [isScanning, setScanning] = useState(false);
  const next = useAction(async () => {
    setProblem(isReceiver(text) ? '' : t.bad);
    if (!isReceiver(text)) return;
    const to = readReceiver(text);
    await checkReceiver({ tokenId: id, to });
    await onChecked(to);
  });
  const take = (read: string) => {
    setText(readReceiver(read));
    setProblem('');
    setScanning(false);
  };
  async function scan() {
    if (!bridge.canOpen('qrScan').ok) return setScanning(true);
    const ending = await scanner.open({ formats: ['qr'] });
    if (ending.kind === 'answer') take(ending.value.text);
    else if (ending.kind === 'absent') setScanning(true);
    else if (ending.kind !== 'left') setProblem(t.unread);
  }
  return (
    <Stack>
      <Lead title={t.title} />
      <List>
        <ListItem
          leading={<Cover of={name} shape="small" src={pictureOf(token.imageUrl)} />}
          title={name}
          description={event}
        />
      </List>
      <TextField
        field="to"
        label={t.to}
        placeholder={t.hint}
        value={text}
        maxLength={60}
        autoComplete="off"
        onChange={setText}
      />
      {problem && <InlineNotice tone="danger">{problem}</InlineNotice>}
      {isScanning && <QrScanner onCode={take} onClose={() => setScanning(false)} />}
      <MainButton
        action="next"
        run={next}
        beside={
          <Button variant="secondary" action="scan" onClick={() => void scan()}>
            {t.scan}
          </Button>
        }
      >
        {t.next}
      </MainButton>
    </Stack>
  );
}
