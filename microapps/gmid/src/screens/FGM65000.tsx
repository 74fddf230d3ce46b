import { DevPage } from '../flows/DevPage.tsx';

export const FGM65000 = () => <DevPage code="FGM65000" />;
