import { Sheet } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { ForestSearch } from '../model/search.ts';
import { SearchBox } from './SearchBox.tsx';

interface SearchSheetProps {
  initial: ForestSearch;
  isHere?: boolean;
  onSearch: (search: ForestSearch) => void;
  onClose: () => void;
}

/** The search once more, over its results. */
export function SearchSheet({ onClose, ...box }: SearchSheetProps) {
  const t = messages.use().search;
  return (
    <Sheet isOpen title={t.when} onClose={onClose}>
      <SearchBox {...box} />
    </Sheet>
  );
}
