import { MainButton, useAction, useWallet } from '@wallet/kit/app';
import {
  Actions,
  Button,
  Card,
  IconTile,
  InlineNotice,
  KeyValue,
  Lead,
  List,
  ListItem,
  toast,
} from '@wallet/kit/ui';
import { hideToken } from '../api/calls.ts';
import { TokenScreen } from '../flows/TokenScreen.tsx';
import { messages } from '../messages/index.ts';
import type { Token } from '../model/token.ts';
import { TokenBadge } from '../parts/TokenBadges.tsx';
import { TokenPicture } from '../parts/TokenPicture.tsx';

/** One token: its picture, what it gives, and what can be done with it. */
export function FNF20100() {
  return <TokenScreen>{(token) => <Shown token={token} />}</TokenScreen>;
}

function Shown({ token }: { token: Token }) {
  const { token: t } = messages.use();
  const { navigate } = useWallet();
  const query = { tknId: token.id };
  const hide = useAction(async () => {
    await hideToken({ id: token.id, isHidden: true });
    toast(t.hidden);
    navigate.back();
  });
  const cannot = token.isBound ? t.bound : token.isSending ? t.sending : '';
  const hasTicket = token.ticket?.state === 'valid' && !token.isSending;
  const send = () => navigate.push('FNF41000', { query });
  return (
    <>
      {!token.isSpam && !token.isHidden && (
        <TokenPicture key={token.id} url={token.imageUrl} name={token.name} />
      )}
      {!token.isAsIssued && <InlineNotice tone="warning">{t.changed}</InlineNotice>}
      <span>
        <TokenBadge token={token} />
      </span>
      <Lead title={token.name} />
      {cannot && <InlineNotice>{cannot}</InlineNotice>}
      <Card>
        <KeyValue
          rows={[
            { label: t.event, value: token.event },
            { label: t.gives, value: token.gives },
          ]}
        />
      </Card>
      <Card>
        <List>
          <ListItem
            action="proof"
            leading={<IconTile picture="cert" />}
            title={t.proof}
            onClick={() => navigate.push('FNF20200', { query })}
          />
        </List>
      </Card>
      <Actions>
        <Button full variant="secondary" action="share" onClick={() => navigate.push('FNF20300', { query })}>
          {t.share}
        </Button>
        {hasTicket && (
          <Button full variant="text" action="send" onClick={send}>
            {t.send}
          </Button>
        )}
        {!token.isHidden && (
          <Button full variant="text" action="hide" isBusy={hide.isRunning} onClick={() => void hide.run()}>
            {t.hide}
          </Button>
        )}
      </Actions>
      {hasTicket ? (
        <MainButton action="enter" run={() => navigate.push('FNF62000', { query })}>
          {t.enter}
        </MainButton>
      ) : (
        <MainButton action="send" disabled={cannot !== ''} run={send}>
          {t.send}
        </MainButton>
      )}
    </>
  );
}
