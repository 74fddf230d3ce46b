import { DevPage } from '../flows/DevPage.tsx';

export const FGM03000 = () => <DevPage code="FGM03000" />;
