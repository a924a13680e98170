type FilterSelectProps = {
  name: string;
  label: string;
  value?: string | undefined;
  options: { value: string; label: string }[];
  onChange?: (() => void) | undefined;
  form?: string;
};

/** A small list with its name before it; the browser's own, for keyboards, phones and pages without scripts. */
export function FilterSelect({ name, label, value, options, onChange, form }: FilterSelectProps) {
  return (
    <label className="console-filter">
      <span>{label}</span>
      <select name={name} form={form} defaultValue={value ?? ""} onChange={onChange} className="input input-small">
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
