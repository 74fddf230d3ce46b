import { useAction, useWallet } from '@wallet/kit/app';
import type { RegistryScreen } from '@wallet/kit/manifest';
import { locale } from '@wallet/kit/messages';
import { ListItem } from '@wallet/kit/ui';

interface PageRowProps {
  page: RegistryScreen;
  /** before it opens */
  onOpen?: () => void;
}

/** A page of the wallet in a list, under the title its app registered. */
export function PageRow({ page, onOpen }: PageRowProps) {
  const { navigate } = useWallet();
  const open = useAction(() => {
    onOpen?.();
    return navigate.open(page.path);
  });
  return (
    <ListItem title={page.title[locale.value]} action={`page-${page.code}`} onClick={() => void open.run()} />
  );
}
