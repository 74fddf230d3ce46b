import { useAction } from '@wallet/kit/app';
import { Badge, Button, Card, Cover, confirm, EmptyState, List, ListItem, Note, toast } from '@wallet/kit/ui';
import { hideToken } from '../api/calls.ts';
import { TokensScreen } from '../flows/TokenScreen.tsx';
import { messages } from '../messages/index.ts';
import type { Token } from '../model/token.ts';

/** Hidden tokens and spam; nothing is loaded from outside here. */
export function FNF20500() {
  const { hidden: t } = messages.use();
  return (
    <TokensScreen>
      {({ tokens }, { reload }) => {
        const all = tokens.filter(({ isHidden }) => isHidden);
        if (all.length === 0) return <EmptyState {...t.none} />;
        return (
          <>
            <Note>{t.note}</Note>
            <Card>
              <List>
                {all.map((token) => (
                  <Row key={token.id} token={token} onChange={reload} />
                ))}
              </List>
            </Card>
          </>
        );
      }}
    </TokensScreen>
  );
}

function Row({ token: { id, name, event, isSpam }, onChange }: { token: Token; onChange: () => void }) {
  const { hidden: t } = messages.use();
  const change = useAction(async () => {
    if (isSpam && !(await confirm({ id: 'removeToken', text: t.ask, confirmLabel: t.remove }))) return;
    await hideToken({ id, isHidden: isSpam, isGone: isSpam });
    toast(isSpam ? t.removed : t.shown);
    onChange();
  });
  const says = isSpam ? t.remove : t.show;
  return (
    <ListItem
      leading={<Cover of={name} shape="small" />}
      title={name}
      description={event}
      badge={isSpam ? <Badge tone="danger">{t.spam}</Badge> : null}
      act={
        <Button
          size="small"
          variant="secondary"
          action={isSpam ? 'remove' : 'show'}
          label={`${name} ${says}`}
          isBusy={change.isRunning}
          onClick={() => void change.run()}
        >
          {says}
        </Button>
      }
    />
  );
}
