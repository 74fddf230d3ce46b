import { DevPage } from '../flows/DevPage.tsx';

export const FGM43100 = () => <DevPage code="FGM43100" />;
