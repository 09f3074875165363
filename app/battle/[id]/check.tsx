export { CheckScreen as default } from '@/features/battle/check/check-screen';
