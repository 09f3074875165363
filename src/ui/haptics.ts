import * as Haptics from 'expo-haptics';

/** The one doorway to the phone's vibration: a tick for each key, a thump for each result. */
export function hapticTick(enabled: boolean): void {
  if (enabled) void Haptics.selectionAsync().catch(noVibrationMotor);
}

export function hapticResult(enabled: boolean): void {
  if (enabled) void Haptics.notificationAsync(Haptics.NotificationFeedbackType.Success).catch(noVibrationMotor);
}

/** Something the whole table should notice: an explosion. */
export function hapticAlarm(enabled: boolean): void {
  if (enabled) void Haptics.notificationAsync(Haptics.NotificationFeedbackType.Error).catch(noVibrationMotor);
}

// Tablets and simulators have no motor; a missing buzz must never become an error.
function noVibrationMotor() {}
