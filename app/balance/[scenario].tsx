export { BalanceScreen as default } from '@/features/balance/balance-screen';
