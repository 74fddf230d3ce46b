import { useAction, useWallet } from '@wallet/kit/app';
import { IconTile, ListItem } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** Whom to ask, where nothing that a page shows is what was wanted. */
export function HelpRow({ path }: { path: string }) {
  const t = messages.use().search;
  const { navigate } = useWallet();
  const open = useAction(() => navigate.open(path));
  return (
    <ListItem
      title={t.help}
      description={t.helpText}
      leading={<IconTile picture="center" />}
      action="help"
      onClick={() => void open.run()}
    />
  );
}
